import type { GroupIdentity } from '@yayan/api-client';

/** Where to lead somebody whose first visit is still to come; undefined when they may stay on `path`. */
export const firstVisitPath = (identity: GroupIdentity | undefined, path: string): string | undefined => {
  if (!identity?.firstVisit) return undefined;
  const settling = `/bbs/${identity.taskHashId}/user`;
  return path === settling ? undefined : settling;
};
