/** The body of a request that has passed its checks, so that it is of its call's type. */
export const jsonOf = async <Body>(request: Request): Promise<Body> => (await request.clone().json()) as Body;
