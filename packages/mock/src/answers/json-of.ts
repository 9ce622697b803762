/** The body of a request that has passed the checks, so it has the type of its call. */
export const jsonOf = async <Body>(request: Request): Promise<Body> => (await request.clone().json()) as Body;
