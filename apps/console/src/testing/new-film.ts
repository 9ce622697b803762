import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny';

interface NewFilm {
  name?: string;
  /** The codecs of pictures and sound: what the container says of them. The packets are empty. */
  pictures?: [VideoCodec, string] | null;
  sound?: [AudioCodec, string] | null;
}

/** An AVCDecoderConfigurationRecord without parameter sets: version, profile, compatibility, level, lengths. */
const avcRecord = (codec: string): Uint8Array => {
  const [profile = 0, compatible = 0, level = 0] = (codec.split('.')[1]?.match(/../gu) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  return Uint8Array.of(1, profile, compatible, level, 0xff, 0xe0, 0);
};
/** An HEVCDecoderConfigurationRecord without parameter sets. */
const HEVC = Uint8Array.of(
  1,
  1,
  0x60,
  0,
  0,
  0,
  0x90,
  0,
  0,
  0,
  0,
  0,
  93,
  0xf0,
  0,
  0xfc,
  0xfd,
  0xf8,
  0xf8,
  0,
  0,
  3,
  0,
);
/** An AudioSpecificConfig: AAC LC, 44.1 kHz, two channels. */
const AAC = Uint8Array.of(0x12, 0x10);

/** An MP4 of one second, as a camera or an editing program writes it, for checks that read its container. */
export const newFilm = async ({
  name = 'reading.mp4',
  pictures = ['avc', 'avc1.64001f'],
  sound = ['aac', 'mp4a.40.2'],
}: NewFilm = {}): Promise<File> => {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const video = pictures && new EncodedVideoPacketSource(pictures[0]);
  const audio = sound && new EncodedAudioPacketSource(sound[0]);
  if (video) output.addVideoTrack(video);
  if (audio) output.addAudioTrack(audio);
  await output.start();
  const packet = new EncodedPacket(Uint8Array.of(0, 0, 0, 1, 9), 'key', 0, 1);
  if (video && pictures)
    await video.add(packet, {
      decoderConfig: {
        codec: pictures[1],
        codedWidth: 320,
        codedHeight: 180,
        ...(pictures[0] === 'avc' && { description: avcRecord(pictures[1]) }),
        ...(pictures[0] === 'hevc' && { description: HEVC }),
      },
    });
  if (audio && sound)
    await audio.add(packet, {
      decoderConfig: {
        codec: sound[1],
        sampleRate: 44_100,
        numberOfChannels: 2,
        ...(sound[0] === 'aac' && { description: AAC }),
      },
    });
  await output.finalize();
  return new File([target.buffer ?? ''], name, { type: 'video/mp4', lastModified: 1 });
};
