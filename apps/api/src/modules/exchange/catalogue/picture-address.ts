import { z } from 'zod';

const LONGEST = 500;

/** The address of a benefit's picture: a file of the member site, a picture that an operator added, or any https address. */
export const pictureAddress = z
  .string()
  .regex(
    /^(?:\/covers\/[\w.-]+|\/api\/files\/[a-z]{1,16}\/public\/[a-z0-9]{26}\/\d{17}\.webp|https:\/\/\S+)$/u,
    'a path below /covers/, an added picture or an https address',
  )
  .max(LONGEST);
