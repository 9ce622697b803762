/** How long a step took, or one file of tests, named by its path. */
export interface Timing {
  name: string;
  seconds: number;
}

/** The result of one step of the check. `details` is printed when something failed. */
export interface Outcome {
  passed: number;
  failed: number;
  details: string;
  /** The failed tests to run once more alone; undefined when that wouldn't help. */
  suspects?: SuspectTests;
  /** The files of tests that ran. */
  files?: readonly Timing[];
}

/** A few failed tests that may have failed only because of what ran in parallel. */
export interface SuspectTests {
  /** The files that contain them. */
  files: readonly string[];
  /** Runs these files alone. Resolves to whether all their tests passed each time. */
  passAlone: () => Promise<boolean>;
}

export interface Step {
  name: string;
  /** Steps of the same stage that must end before this one starts. A step that isn't run isn't waited for. */
  needs?: readonly Step[];
  run: () => Promise<Outcome>;
}
