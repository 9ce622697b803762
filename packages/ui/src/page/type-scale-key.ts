/** The storage key of the size of type on this device. The page's first script reads it before anything is drawn. */
export const typeScaleKey = 'yayan-type-scale';
