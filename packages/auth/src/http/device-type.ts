/** Value of the `z-device` header: 1 mobile, 2 desktop, 3 tablet. */
export type DeviceType = 1 | 2 | 3;

/** The properties of a browser that reveal its device. */
export interface DeviceTraits {
  readonly userAgent: string;
  /** Distinguishes an iPad, whose user agent says Macintosh, from a Mac. */
  readonly maxTouchPoints: number;
}

/** Reads the device type from the user agent; desktop when it is unknown, for example outside a browser. */
export const deviceTypeOf = ({ userAgent = '', maxTouchPoints = 0 }: Partial<DeviceTraits>): DeviceType => {
  const tablet =
    /iPad|Tablet|PlayBook|Silk/i.test(userAgent) ||
    (/Macintosh/.test(userAgent) && maxTouchPoints > 1) ||
    (/Android|Harmony/i.test(userAgent) && !/Mobile|Phone/i.test(userAgent));
  if (tablet) return 3;
  return /Mobile|Phone|Android|Harmony/i.test(userAgent) ? 1 : 2;
};
