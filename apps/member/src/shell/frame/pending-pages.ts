/**
 * Pages of later issues: each shows the one page that says so, with what will be there.
 * This list only ever gets shorter; a test holds it to the route table and to its length.
 */
export const pendingPages: Readonly<Record<string, string>> = {};
