/** Switches off, as a respondent can, that a tap opens the next step, so that a test decides when to go on. */
export const withoutAutoNext = (): void => localStorage.setItem('yayan:survey-auto-next', 'off');
