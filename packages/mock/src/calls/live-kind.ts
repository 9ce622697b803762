import { LiveKind } from '@yayan/api-client';

const kinds: readonly LiveKind[] = Object.values(LiveKind);

/** The kind of live event for a changed subject; signing in has none. */
export const liveKindOf = (subject: string): readonly LiveKind[] => kinds.filter((kind) => kind === subject);
