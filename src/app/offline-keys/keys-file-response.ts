import type { OfflineKeys } from '#features/tools/offline-keys/server/offline-keys.ts';
import {
  createPrecompressedResponse,
  type PrecompressedResponse,
} from '#platform/http/precompressed-response.ts';

/**
 * The offline key file as the site serves it. Its policy is also sent as a header, where it can say more: no frame shows the file, and
 * the sandbox gives it an origin of its own, without the site's cookies and storage.
 */
export function createKeysFileResponse(offlineKeys: OfflineKeys): Promise<PrecompressedResponse> {
  const { body, policy } = offlineKeys.read();
  return createPrecompressedResponse({
    status: 200,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    headers: {
      'content-security-policy': `${policy}; frame-ancestors 'none'; sandbox allow-scripts allow-forms allow-modals allow-downloads`,
      'referrer-policy': 'no-referrer',
    },
    body,
    quality: 9,
  });
}
