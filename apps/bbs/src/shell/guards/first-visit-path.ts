import type { GroupIdentity } from '@yayan/api-client';

/** Where somebody who has not settled the first visit is led from `path`; undefined where they may stay. */
export const firstVisitPath = (identity: GroupIdentity | undefined, path: string): string | undefined => {
  if (!identity?.firstVisit) return undefined;
  const settling = `/bbs/${identity.taskHashId}/user`;
  return path === settling ? undefined : settling;
};
