import type { Handlers } from '../../http/call.ts';
import type { FileParts } from './file-deps.ts';
import { signFileUrl } from './files.ts';
import { getUploadPolicy } from './upload/upload-policy.ts';

/** Leave to upload, leave to read. */
export function fileHandlers(parts: FileParts): Pick<Handlers, 'getUploadPolicy' | 'signFileUrl'> {
  return {
    getUploadPolicy: async ({ caller, query }) => await getUploadPolicy(parts, caller, query),
    signFileUrl: async ({ caller, query }) => await signFileUrl(parts, caller, query.url),
  };
}
