import * as v from 'valibot';

/** Of a token or collection. */
export const withheldWebsiteSchema = v.pipe(
  v.array(v.picklist(['website'])),
  v.description('Links that are left out while we check them: website'),
);
