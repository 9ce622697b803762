import sharp from 'sharp';

const [WIDTH, HEIGHT] = [640, 480];

/** A drawn picture for an answer that needs a photo. Each place has its own colours, so that pictures can be told apart. */
export const drawPhoto = async (place: number): Promise<Uint8Array> =>
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="100%" height="100%" fill="hsl(${(place * 47) % 360} 45% 82%)"/>
      <circle cx="${200 + ((place * 31) % 240)}" cy="240" r="120" fill="hsl(${(place * 47 + 30) % 360} 50% 58%)"/>
      <rect x="80" y="360" width="480" height="24" rx="12" fill="hsl(${(place * 47 + 60) % 360} 30% 45%)"/>
    </svg>`),
  )
    .webp()
    .toBuffer();
