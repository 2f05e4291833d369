import type { OpenAPIV3_1 } from 'openapi-types';
import { describe, expect, it } from 'vitest';
import { outlineApi } from './outline-api.ts';

const document: OpenAPIV3_1.Document = {
  openapi: '3.1.0',
  info: { title: 'Content API', version: '1.2.3' },
  tags: [{ name: 'Chains', description: 'Networks' }, { name: 'Unused' }],
  components: {
    schemas: {
      Pier: {
        type: 'object',
        properties: { network: { enum: Array.from({ length: 50 }, (_, number) => `n${number}`) } },
      },
      Chain: {
        type: 'object',
        required: ['hid'],
        properties: {
          hid: { type: 'integer', description: 'Id' },
          parent: { anyOf: [{ $ref: '#/components/schemas/Chain' }, { type: 'null' }] },
        },
      },
    },
  },
  paths: {
    '/v1/chains/{id}': {
      get: {
        tags: ['Chains'],
        summary: 'One chain',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          {
            name: 'os',
            in: 'query',
            description: 'System',
            example: 'web',
            schema: { enum: ['web', 'ios'] },
          },
        ],
        responses: {
          200: {
            description: '',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Chain' } } },
          },
        },
      },
    },
    '/v1/search': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { key: { type: 'string' } } },
              example: { key: "it's" },
            },
          },
        },
        responses: {},
      },
    },
    '/v1/send': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  payload: {
                    anyOf: [
                      { $ref: '#/components/schemas/Chain' },
                      { anyOf: [{ $ref: '#/components/schemas/Pier' }, { const: false }] },
                    ],
                  },
                },
              },
            },
          },
        },
        responses: {},
      },
    },
    '/v1/count': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { key: { type: 'string', examples: ['swap', 'dex'] }, os: { type: 'string' } },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
};

const { version, groups } = outlineApi(document, 'https://tideport.example');

describe('the outline of an OpenAPI document', () => {
  it('groups operations by tag and leaves empty groups out', () => {
    expect(version).toBe('1.2.3');
    expect(groups.map(({ name }) => name)).toEqual(['Chains', 'API']);
  });

  it('describes what a parameter accepts', () => {
    expect(groups[0]?.operations[0]?.parameters).toEqual([
      { name: 'id', place: 'path', type: 'integer', isRequired: true, note: '', example: '1' },
      {
        ...{ name: 'os', place: 'query', type: '"web" | "ios"' },
        ...{ isRequired: false, note: 'System', example: 'web' },
      },
    ]);
  });

  it('expands responses, and recursive ones only to a limit', () => {
    const response = groups[0]?.operations[0]?.response ?? [];
    expect(response.slice(0, 2)).toEqual([
      { depth: 0, name: 'hid', type: 'integer', isOptional: false, note: 'Id' },
      { depth: 0, name: 'parent', type: 'object | null', isOptional: true, note: '' },
    ]);
    expect(response).toHaveLength(12);
  });

  it('names alternative objects, and shows each once beside the calls', () => {
    expect(groups[1]?.operations[1]?.body).toEqual([
      { depth: 0, name: 'payload', type: 'Chain | Pier | false', isOptional: true, note: '' },
    ]);
    expect(groups[1]?.shapes.map(({ name }) => name)).toEqual(['Chain', 'Pier']);
    expect(groups[1]?.shapes[1]?.members).toEqual([
      { depth: 0, name: 'network', type: '"n0" | "n1" | "n2" | …', isOptional: true, note: '' },
    ]);
  });

  it('gives a command to try', () => {
    expect(groups[0]?.operations[0]?.curl).toBe("curl 'https://tideport.example/v1/chains/1?os=web'");
    expect(groups[1]?.operations[0]?.curl).toContain(String.raw`-d '{"key":"it'\''s"}'`);
    expect(groups[1]?.operations[2]?.curl).toContain(`-d '{"key":"swap"}'`);
  });
});
