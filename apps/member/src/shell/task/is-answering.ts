/** Whether the page is a questionnaire, which fills the whole screen without tabs and footer. */
export const isAnswering = (path: string, search: string): boolean =>
  path.endsWith('/go') || (path === '/user/survey' && new URLSearchParams(search).has('part'));
