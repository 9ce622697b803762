import { type HostResponse, markSectionsRead } from '@yayan/api-client';
import { isFinalRefusal } from '@yayan/auth';
import { deviceStorage } from '@yayan/site';
import { session } from '../../../shell/client/current-group.ts';

type Opened = Pick<HostResponse, 'id' | 'sectionId'>;

/**
 * The name of the entries for answers that this person opened and the server doesn't know of yet. Each answer has an entry of its
 * own, so that tabs don't overwrite each other's. A logout deletes them with the session's other entries.
 */
const nameOf = (readerId: string, id = ''): string => `${session.prefix}opened.${readerId}.${id}`;

const send = async ({ id, sectionId }: Opened): Promise<void> => {
  await markSectionsRead({ sections: [{ sectionId, responseId: id }], alone: true }, { quiet: true });
};

/**
 * Tells the server of the opened answers that it doesn't know of, one after the other. Ends at the first that can't be sent; they
 * stay for the next time. Returns whether one was sent.
 */
export const sendOpened = async (readerId: string): Promise<boolean> => {
  const prefix = nameOf(readerId);
  let isSent = false;
  for (const name of deviceStorage.names().filter((one) => one.startsWith(prefix))) {
    const sectionId = deviceStorage.read(name);
    // Another tab may have sent it meanwhile. Sent twice it counts once.
    if (sectionId === undefined) continue;
    try {
      await send({ id: name.slice(prefix.length), sectionId });
      isSent = true;
    } catch (error) {
      if (!isFinalRefusal(error)) return isSent;
    }
    deviceStorage.remove(name);
  }
  return isSent;
};

/** Counts an answer as read on the server (rule 6.60), now or as soon as it can be reached. Returns whether one was sent. */
export const readOpened = async (readerId: string, answer: Opened): Promise<boolean> => {
  if (deviceStorage.write(nameOf(readerId, answer.id), answer.sectionId)) return await sendOpened(readerId);
  await send(answer);
  return true;
};
