/** Resolves when the browser has the picture, or knows the size of the film. */
export const loadPicture = async (address: string, isFilm: boolean): Promise<void> =>
  await new Promise((resolve, reject) => {
    const part = document.createElement(isFilm ? 'video' : 'img');
    part.addEventListener(isFilm ? 'loadedmetadata' : 'load', () => resolve());
    part.addEventListener('error', () => reject(new Error('The picture did not come')));
    if (part instanceof HTMLVideoElement) part.preload = 'metadata';
    part.src = address;
  });
