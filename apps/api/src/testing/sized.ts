/**
 * How many a race or load test takes: few in every run, as many as the test catalogue names with `YAYAN_PROVE=1`.
 */
export const sized = (usual: number, proving: number): number =>
  process.env['YAYAN_PROVE'] === '1' ? proving : usual;
