/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { VoiceCoverage } from './voiceCoverage.ts';

export type SetVoiceTarget200 = Envelope & {
  data: VoiceCoverage;
};
