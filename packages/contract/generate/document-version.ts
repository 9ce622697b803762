import type { OpenApiDocument } from './bundle.ts';

/** Source of a module with the version of the document that the SDK was generated from. */
export const documentVersionSource = ({ info }: OpenApiDocument): string =>
  `/** The version of the OpenAPI document that this SDK was made from: \`info.version\` of the server's \`/api/openapi.json\`. */
export const documentVersion = '${info.version}';
`;
