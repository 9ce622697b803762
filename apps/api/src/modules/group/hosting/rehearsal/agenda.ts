/** What somebody does at a time. Returns when they act again. */
type Act = (at: Date) => Promise<Date | undefined>;

/** The acts of all people of a rehearsal, run one after the other in the order of their times. */
export class Agenda {
  readonly #acts: { at: Date; act: Act }[] = [];

  add(at: Date, act: Act): void {
    const place = this.#acts.findLastIndex((other) => other.at <= at);
    this.#acts.splice(place + 1, 0, { at, act });
  }

  /** Runs all acts, also those that are added meanwhile. */
  async run(): Promise<void> {
    for (let next = this.#acts.shift(); next !== undefined; next = this.#acts.shift()) {
      const again = await next.act(next.at);
      if (again !== undefined) this.add(again, next.act);
    }
  }
}
