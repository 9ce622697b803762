import { useQuery } from '@tanstack/react-query';
import { checkAllowance } from '@yayan/api-client';

/** Which prerequisites the member meets. The call changes nothing, so it is a query although it is a POST. */
export const useEligibility = (benefitId: string) =>
  useQuery({
    queryKey: [`/v1/benefits/allow/${benefitId}`],
    queryFn: ({ signal }) => checkAllowance(benefitId, undefined, signal),
  });
