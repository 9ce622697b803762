// Further snippets of packages/api-client/README.md.
import {
  changeAvatar,
  type Client,
  isRefusal,
  listPoints,
  newIdempotencyKey,
  paginate,
  placeOrder,
  uploadFile,
  type UploadOptions,
} from '@yayan/api-client';

/** Orders one piece, and returns the problems of the form. */
export const order = async (client: Client, benefitId: string): Promise<readonly string[]> => {
  const idempotencyKey = newIdempotencyKey();
  try {
    await placeOrder(benefitId, { quantity: 1 }, { idempotencyKey, client });
    return [];
  } catch (error) {
    if (isRefusal(error, 'ORDER_FORM_INVALID')) return error.data.problems.map(({ message }) => message);
    if (isRefusal(error, 'PRICE_CHANGED')) return [error.msg];
    throw error;
  }
};

/** Adds up the amounts of all rows. */
export const sum = async (client: Client): Promise<number> => {
  let total = 0;
  for await (const row of paginate(listPoints, { limit: 100 }, { client })) total += row.amount;
  return total;
};

/** Calls `showBalance` after each change of the balance, until the caller stops it. */
export const watch = (client: Client, showBalance: () => void): (() => void) => {
  const stop = client.live.on('balance', () => showBalance());
  return stop;
};

/** Uploads a picture and makes it the avatar. */
export const setAvatar = async (
  client: Client,
  picture: File,
  { signal, onProgress }: Pick<UploadOptions, 'signal' | 'onProgress'> = {},
): Promise<void> => {
  const { key } = await uploadFile('avatar', picture, { client, signal, onProgress });
  await changeAvatar({ key }, { client });
};
