/** Where the OpenAPI document is. Apart from the reference's page, so that the guide does not carry that page. */
export const openApiAddress = '/api/openapi.json';
