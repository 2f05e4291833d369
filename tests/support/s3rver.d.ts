/** The part of the store's server that the tests use; it has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      /** Host whose first part may name a bucket. */
      serviceEndpoint: string;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
