import type { EventEmitter } from 'node:events';
import { type PoolClient, Query, type QueryConfig, type QueryResult } from 'pg';

/** The methods by which pg's queries send to the server (pg 8: lib/connection.js). Its types leave them out. */
interface Wire extends EventEmitter {
  /** The named statements of this connection that pg believes the server has. */
  parsedStatements: Record<string, string>;
  parse(message: { text: string; name?: string }): void;
  bind(message: object): void;
  execute(message: object): void;
  sync(): void;
}

/** The methods of pg's queries that are extended here (pg 8: lib/query.js). */
interface Steps {
  prepare(this: Query, wire: Wire): void;
  hasBeenParsed(this: Query, wire: Wire): boolean;
  handleError(this: Query, error: Error, wire: Wire): void;
  handleReadyForQuery(this: Query, wire: Wire): void;
  _getRows(this: Query, wire: Wire, rows: number | undefined): void;
}

export interface TransactionEnds {
  /** The statement that begins the transaction; undefined if it has begun already. */
  begin: string | undefined;
  /** Whether to commit after the statement. */
  commit: boolean;
}

const steps = Query.prototype as unknown as Steps;

const send = (wire: Wire, text: string): void => {
  wire.parse({ text });
  wire.bind({});
  wire.execute({});
};

/**
 * Sends a statement together with the `begin` before it or the `commit` after it, in one message with one
 * synchronisation point. If one of them fails, the server skips the rest. So nothing runs outside the transaction, and
 * a failed statement is never committed.
 */
export class PipelinedQuery extends Query {
  readonly #ends: TransactionEnds;
  /** The name of the statement that the server parses for this query. */
  #parsing: string | undefined;
  #parsed = 0;
  readonly #countParsed = (): void => {
    this.#parsed += 1;
  };

  private constructor(
    config: QueryConfig,
    ends: TransactionEnds,
    done: (error: Error | null, result: QueryResult | QueryResult[]) => void,
  ) {
    // Only the extended protocol takes several statements with values.
    super({ ...config, queryMode: 'extended' } as QueryConfig, done as never);
    this.#ends = ends;
  }

  /** Sends it, and resolves to the result of the statement itself. */
  static run(client: PoolClient, config: QueryConfig, ends: TransactionEnds): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const query = new PipelinedQuery(config, ends, (error, result) => {
        if (error) reject(error);
        else resolve(ownResult(result, ends));
      });
      client.query(query);
    });
  }

  prepare(wire: Wire): void {
    const { name } = this as { name?: string };
    if (this.#ends.begin !== undefined) {
      if (name !== undefined && !steps.hasBeenParsed.call(this, wire)) {
        this.#parsing = name;
        wire.on('parseComplete', this.#countParsed);
      }
      send(wire, this.#ends.begin);
    }
    steps.prepare.call(this, wire);
  }

  /**
   * pg takes the first ParseComplete of a query, here that of `begin`, for the named statement's own. If parsing the
   * statement then fails, pg would bind a statement that the server doesn't have, until the connection ends (26000).
   */
  handleError(error: Error, wire: Wire): void {
    if (this.#parsing !== undefined && this.#parsed < 2) delete wire.parsedStatements[this.#parsing];
    this.#stopCounting(wire);
    steps.handleError.call(this, error, wire);
  }

  handleReadyForQuery(wire: Wire): void {
    this.#stopCounting(wire);
    steps.handleReadyForQuery.call(this, wire);
  }

  _getRows(wire: Wire, rows: number | undefined): void {
    if (!this.#ends.commit) {
      steps._getRows.call(this, wire, rows);
      return;
    }
    wire.execute({});
    send(wire, 'commit');
    wire.sync();
  }

  #stopCounting(wire: Wire): void {
    if (this.#parsing !== undefined) wire.off('parseComplete', this.#countParsed);
    this.#parsing = undefined;
  }
}

const ownResult = (result: QueryResult | QueryResult[], { begin }: TransactionEnds): QueryResult => {
  const results = [result].flat();
  const own = results[begin === undefined ? 0 : 1];
  if (own === undefined) throw new Error('The server answered fewer statements than it was sent');
  return own;
};
