import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkAllowance, type CheckAllowanceParams } from '@yayan/api-client';

/**
 * Which prerequisites the member meets for the order as selected so far. The call changes nothing, so it is a query although it
 * is a POST. While another selection is checked, `data` still belongs to the previous one and `isPlaceholderData` is set.
 */
export const useEligibility = (benefitId: string, selection: CheckAllowanceParams) =>
  useQuery({
    queryKey: [`/v1/benefits/allow/${benefitId}`, selection],
    queryFn: ({ signal }) => checkAllowance(benefitId, selection, { signal }),
    placeholderData: keepPreviousData,
  });
