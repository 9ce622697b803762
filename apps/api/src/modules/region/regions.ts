import { readFileSync } from 'node:fs';
import type { DataOf } from '@yayan/contract';
import { z } from 'zod';
import { refuse } from '../../errors/api-fault.ts';

type RegionTree = DataOf<'listRegions'>;

const FILE = new URL('../../../data/region/regions.json', import.meta.url);

const leafSchema = z.object({ code: z.string().regex(/^[1-9]\d{5}$/), name: z.string().min(1) });
const treeSchema = z.array(
  leafSchema.extend({ children: z.array(leafSchema.extend({ children: z.array(leafSchema) })) }),
);
type Leaf = z.output<typeof leafSchema>;
type City = Leaf & { children: Leaf[] };
type Province = Leaf & { children: City[] };

/** The national list's name for places that belong to a province and to no city (济源市, 石河子市). Nobody lives in that name. */
const NO_CITY = /直辖县级行政区划$/u;

/** The national list's names for the city of a municipality (直辖市). People use the municipality's name instead. */
const NAMELESS_CITIES: ReadonlySet<string> = new Set(['市辖区', '县']);

let tree: readonly Province[] | undefined;

/** Every province with its cities and their districts; read from the file once. */
function provinces(): readonly Province[] {
  tree ??= treeSchema
    .parse(JSON.parse(readFileSync(FILE, 'utf8')))
    .map((province) => ({ ...province, children: province.children.map((city) => cityOf(province, city)) }));
  return tree;
}

function cityOf(province: Leaf, city: City): City {
  const name = NAMELESS_CITIES.has(city.name) ? province.name : city.name;
  return { code: city.code, name, children: hasDistricts(city) ? city.children : [] };
}

/** A few cities have no districts (东莞, 中山 …). In the list they have towns instead, whose codes repeat. */
function hasDistricts({ children }: City): boolean {
  return new Set(children.map(({ code }) => code)).size === children.length;
}

/** The whole tree, or the part below a province or a city. Refuses any other code with NOT_FOUND. */
export function listRegions(parent?: string): RegionTree {
  if (parent === undefined) return { items: provinces().map(wholeProvince) };
  for (const province of provinces()) {
    if (province.code === parent) return { items: province.children.map(asTop) };
    const city = province.children.find(({ code }) => code === parent);
    if (city) return { items: city.children.map(({ code, name }) => ({ code, name, children: [] })) };
  }
  return refuse('NOT_FOUND');
}

const wholeProvince = (province: Province): RegionTree['items'][number] => province;

const asTop = ({ code, name, children }: City): RegionTree['items'][number] => ({
  code,
  name,
  children: children.map((leaf) => ({ ...leaf, children: [] })),
});

let places: ReadonlyMap<string, string> | undefined;

/**
 * The region of an address as text, such as `上海市 黄浦区`, for a district or for a city without districts. Undefined for
 * every other code, because a parcel needs the smallest unit.
 */
export function regionName(code: string): string | undefined {
  places ??= new Map(provinces().flatMap(smallestUnits));
  return places.get(code);
}

/** Whether this is the text of a region, as `regionName` writes it. */
export function isRegionName(text: string): boolean {
  places ??= new Map(provinces().flatMap(smallestUnits));
  return [...places.values()].includes(text);
}

function smallestUnits(province: Province): [string, string][] {
  return province.children.flatMap((city) => {
    const names = city.name === province.name ? [city.name] : [province.name, city.name];
    if (city.children.length === 0) return [[city.code, names.join(' ')] satisfies [string, string]];
    return city.children.map(({ code, name }): [string, string] => [code, [...names, name].join(' ')]);
  });
}

let cities: ReadonlyMap<string, string> | undefined;

function cityNames(): ReadonlyMap<string, string> {
  cities ??= new Map(
    provinces()
      .flatMap(({ children }) => [...children, ...children.flatMap(citiesOf)])
      .map(({ code, name }) => [code, name]),
  );
  return cities;
}

/** What people call their city: the city itself, or each place of those that belong to none. */
const citiesOf = (city: City): readonly Leaf[] => (NO_CITY.test(city.name) ? city.children : [city]);

/** A city's name, such as `杭州市`; undefined if the code isn't a city's. */
export const cityName = (code: string): string | undefined => cityNames().get(code);

const called = (name: string): string => name.replace(/市$/u, '');

/** The name of a city that people and tasks use (上海, 杭州); undefined if the code isn't a city's. */
export function calledCity(code: string): string | undefined {
  const name = cityName(code);
  return name === undefined ? undefined : called(name);
}

/** Whether a city has this common name. */
export const isCalledCity = (name: string): boolean =>
  [...cityNames().values()].some((whole) => called(whole) === name);

/** Every city by code, each name once: 重庆 has two codes. Cities of one province come together. */
export function cityChoices(): { code: string; name: string }[] {
  return provinces().flatMap((province) => {
    const own = province.children.flatMap(citiesOf);
    return own
      .filter(({ name }, at) => own.findIndex((other) => other.name === name) === at)
      .map(({ code, name }) => ({ code, name: name === province.name ? name : `${province.name} ${name}` }));
  });
}
