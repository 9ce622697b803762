import type { OpenApiDocument } from './bundle.ts';

/** Source of a module that says which document the SDK was made from. */
export const documentVersionSource = ({ info }: OpenApiDocument): string =>
  `/** The version of the OpenAPI document that this SDK was made from: \`info.version\` of the server's \`/api/openapi.json\`. */
export const documentVersion = '${info.version}';
`;
