import { useContact } from './use-contact.ts';

/** How many coins are worth one yuan (rule 4.6); undefined until the server has said it. */
export const useCoinsPerYuan = (): number | undefined => useContact().data?.coinsPerYuan;
