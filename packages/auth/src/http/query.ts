/** One value of a query; an array repeats its key. */
type Scalar = string | number | boolean | null | undefined;

/** The query of a call. `undefined` and `null` are left out. */
export type Query = Readonly<Record<string, Scalar | readonly Scalar[]>>;
