/** Above this many coins a second person must agree to what a partner's word moves (rule 14.34). */
export const MOST_COINS_ALONE = 200_000;
