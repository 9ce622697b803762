import type { Handlers } from '../../call/call.ts';
import type { FileDeps } from './file-deps.ts';
import { signFileUrl } from './files.ts';
import { continueUpload } from './upload/continue-upload.ts';
import { getUploadPolicy } from './upload/upload-policy.ts';

/** Upload forms and signed addresses. */
export function fileHandlers(
  deps: FileDeps,
): Pick<Handlers, 'continueUpload' | 'getUploadPolicy' | 'signFileUrl'> {
  return {
    continueUpload: async ({ caller, body }) => await continueUpload(deps, caller, body),
    getUploadPolicy: async ({ caller, query }) => await getUploadPolicy(deps, caller, query),
    signFileUrl: async ({ caller, query }) => await signFileUrl(deps, caller, query.url),
  };
}
