/** How one step of the check came out. `details` is printed when something failed. */
export interface Outcome {
  passed: number;
  failed: number;
  details: string;
}

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}
