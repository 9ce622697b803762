/** A legal text in the code, with what its versions changed, the newest first. */
export interface CompiledText {
  changes: readonly [LegalNote, ...LegalNote[]];
  body: string;
}

interface LegalNote {
  version: string;
  what: string;
}
