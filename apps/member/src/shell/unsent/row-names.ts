/** Answers that the server doesn't have. The participation's id follows each of these prefixes. */
export const keptPrefix = 'survey ';
/** What its member handed in while the server couldn't be asked. */
export const finishedPrefix = 'finished ';
/** The step that was shown last. */
export const stepPrefix = 'step ';
/** The questionnaire with its confirmed answers. */
export const copyPrefix = 'session ';
/** The chosen files whose uploads have not ended. */
export const filesPrefix = 'files ';
