/** The only entry of local storage that survives a logout: for whom the make-money icon is closed (rule 10.7). */
export const keptAtLogout = 'makeMoneyStatus';
