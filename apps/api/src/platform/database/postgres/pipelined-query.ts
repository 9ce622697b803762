import { type PoolClient, Query, type QueryConfig, type QueryResult } from 'pg';

/** What pg's queries say to the server (pg 8: lib/connection.js); its types leave this out. */
interface Wire {
  parse(message: { text: string; name?: string }): void;
  bind(message: object): void;
  execute(message: object): void;
  sync(): void;
}

/** The steps of pg's queries that are extended here (pg 8: lib/query.js). */
interface Steps {
  prepare(this: Query, wire: Wire): void;
  _getRows(this: Query, wire: Wire, rows: number | undefined): void;
}

export interface Brackets {
  /** The statement that begins the transaction. */
  opening: string | undefined;
  /** Whether to commit behind it. */
  closing: boolean;
}

const steps = Query.prototype as unknown as Steps;

const say = (wire: Wire, text: string): void => {
  wire.parse({ text });
  wire.bind({});
  wire.execute({});
};

/**
 * A statement together with the beginning or the end of its transaction, in one message to the server and up to one
 * synchronisation point: from whatever fails on, the server skips the rest, so nothing runs outside the transaction
 * and nothing is committed behind a failed statement.
 */
export class BracketedQuery extends Query {
  readonly #brackets: Brackets;

  private constructor(
    config: QueryConfig,
    brackets: Brackets,
    done: (error: Error | null, result: QueryResult | QueryResult[]) => void,
  ) {
    // Extended, because several statements with values have no other form.
    super({ ...config, queryMode: 'extended' } as QueryConfig, done as never);
    this.#brackets = brackets;
  }

  /** Sends it and resolves to the statement's own result. */
  static run(client: PoolClient, config: QueryConfig, brackets: Brackets): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const query = new BracketedQuery(config, brackets, (error, result) => {
        if (error) reject(error);
        else resolve(resultOf(result, brackets));
      });
      client.query(query);
    });
  }

  prepare(wire: Wire): void {
    if (this.#brackets.opening !== undefined) say(wire, this.#brackets.opening);
    steps.prepare.call(this, wire);
  }

  _getRows(wire: Wire, rows: number | undefined): void {
    if (!this.#brackets.closing) {
      steps._getRows.call(this, wire, rows);
      return;
    }
    wire.execute({});
    say(wire, 'commit');
    wire.sync();
  }
}

const resultOf = (result: QueryResult | QueryResult[], { opening }: Brackets): QueryResult => {
  const results = [result].flat();
  const own = results[opening === undefined ? 0 : 1];
  if (own === undefined) throw new Error('The server answered fewer statements than it was sent');
  return own;
};
