import { getContact } from '@yayan/api-client';
import { PlannedMaintenance } from '@yayan/site';
import { transport } from '../client/client.ts';

const askContact = async (): Promise<unknown> => await getContact({ client: transport, quiet: true });

/** The line about maintenance of this site that is near, for respondents and hosts. */
export function GroupMaintenance() {
  return (
    <PlannedMaintenance
      serverNow={transport.serverNow}
      ask={askContact}
      effect="期间不能发言和查看，已写的会保存"
    />
  );
}
