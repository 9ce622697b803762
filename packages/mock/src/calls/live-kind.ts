import { LiveKind } from '@yayan/api-client';

const kinds: readonly LiveKind[] = Object.values(LiveKind);

/** The kind of news that tells of a changed subject; signing in is a subject without news. */
export const liveKindOf = (subject: string): readonly LiveKind[] => kinds.filter((kind) => kind === subject);
