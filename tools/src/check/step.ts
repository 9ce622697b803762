/** The result of one step of the check. `details` is printed when something failed. */
export interface Outcome {
  passed: number;
  failed: number;
  details: string;
  /** What failed, to be tried once more by itself; absent where that would tell nothing. */
  suspects?: Suspects;
}

/** A few failed tests that may have failed only because of what ran beside them. */
export interface Suspects {
  /** The files they stand in. */
  files: readonly string[];
  /** Runs these files by themselves. Resolves to whether all their tests passed each time. */
  passAlone: () => Promise<boolean>;
}

export interface Step {
  name: string;
  /** Steps of the same stage that have to be over before this one begins. One that isn't run is not waited for. */
  needs?: readonly Step[];
  run: () => Promise<Outcome>;
}
