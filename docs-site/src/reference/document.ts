import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Schema, Schemas } from './example.ts';

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
  /** By name; the renderer knows one that is switched off until a reader wants it. */
  readonly examples?: Readonly<Record<string, { readonly value: unknown; readonly 'x-disabled': true }>>;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Body {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-summary-zh': string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  readonly 'x-errors'?: readonly string[];
  /** How often one caller may make the call, where it is less than in general. */
  readonly 'x-calls-a-minute'?: number;
  /** Samples beside those that the renderer makes itself. */
  readonly 'x-codeSamples'?: readonly {
    readonly lang: string;
    readonly label: string;
    readonly source: string;
  }[];
}

type Path = Readonly<Record<string, Operation>>;

/** What is described in both languages: an area or a kind of token. */
export interface Described {
  readonly description: string;
  readonly 'x-description-zh': string;
}

export interface Document {
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly ({ readonly name: string } & Described)[];
  readonly paths: Readonly<Record<string, Path>>;
  readonly components: { readonly schemas: Schemas } & Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
}

const { resolve } = createRequire(import.meta.url);

/** The product's document, as its packages are made from it. */
export const readDocument = (): Document =>
  JSON.parse(readFileSync(resolve('@yayan/contract/document'), 'utf8')) as Document;

/** A call of the document. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export const callsOf = ({ paths }: Document): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
