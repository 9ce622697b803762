/** The category that contains all of help (rule 7.4). */
export const ALL_HELP = 21;
