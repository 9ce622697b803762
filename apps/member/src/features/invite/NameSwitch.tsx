import { useQueryClient } from '@tanstack/react-query';
import { getGetInvitationQueryKey, useShowInviteName } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Switch } from '@yayan/ui';

/** Whether the invitation shows the member's whole nickname, so that friends recognise them (rule 4.19). */
export function NameSwitch({ isShown }: { isShown: boolean }) {
  const queries = useQueryClient();
  const change = useShowInviteName({
    mutation: {
      onSettled: async () => await queries.invalidateQueries({ queryKey: getGetInvitationQueryKey() }),
    },
  });
  return (
    <Switch
      label="邀请页显示我的昵称"
      description="朋友更容易认出你；关闭时只显示首尾两个字"
      error={change.isError ? failureText(change.error) : undefined}
      checked={change.isPending ? change.variables.data.shown : isShown}
      onChange={(event) => {
        // A disabled switch would lose the focus.
        if (!change.isPending) change.mutate({ data: { shown: event.currentTarget.checked } });
      }}
    />
  );
}
