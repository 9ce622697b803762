/** The cropped area, in the picture's own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const edge = 512;
const quality = 0.9;

/** Crops the area to a square JPEG of 512 px. Transparency becomes white, and metadata is dropped. */
export const cropPicture = async (picture: Blob, area: CropArea): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, edge, edge);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, edge, edge);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      'image/jpeg',
      quality,
    );
  });
};
