import type { GroupIdentity } from '@yayan/api-client';

/** The page of the first visit if it isn't finished; undefined when the participant may stay on `path`. */
export const firstVisitPath = (identity: GroupIdentity | undefined, path: string): string | undefined => {
  if (!identity?.firstVisit) return undefined;
  const settling = `/bbs/${identity.taskHashId}/user`;
  return path === settling ? undefined : settling;
};
