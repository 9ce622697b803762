import { ApiError } from '@yayan/auth';

/** What the server says about the maintenance of this site. */
export interface MaintenanceNotice {
  message: string;
  until: string | null;
}

/** SITE_MAINTENANCE. The types of `@yayan/api-client` would cost the first files too much. */
const SITE_MAINTENANCE = 10_004;

/** The notice of a call that was refused because this site is closed; undefined for any other failure. */
export const maintenanceOf = (error: unknown): MaintenanceNotice | undefined =>
  error instanceof ApiError && error.code === SITE_MAINTENANCE
    ? (error.data as MaintenanceNotice)
    : undefined;
