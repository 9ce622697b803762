/** The result of one step of the check. `details` is printed when something failed. */
export interface Outcome {
  passed: number;
  failed: number;
  details: string;
}

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}
