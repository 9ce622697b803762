/** Whether a visitor came for the wall or for one of its tasks, and not for a questionnaire that they had already begun. */
export const isForWall = (destination: string): boolean => /^\/task(?:$|[?#]|\/detail\/)/u.test(destination);
