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

/** What the national list calls the city of a municipality (直辖市), which people call by the municipality's name. */
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

/** A few cities have no districts (东莞, 中山 …): the list has their towns there, under codes that repeat. */
function hasDistricts({ children }: City): boolean {
  return new Set(children.map(({ code }) => code)).size === children.length;
}

/** The whole tree, or what lies below a province or a city. Refuses with NOT_FOUND a code that is neither. */
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
 * An address' region in words, as `上海市 黄浦区`: of a district, or of a city that has none. Undefined for every other
 * code: a parcel needs the smallest unit.
 */
export function regionName(code: string): string | undefined {
  places ??= new Map(provinces().flatMap(smallestUnits));
  return places.get(code);
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
  cities ??= new Map(provinces().flatMap(({ children }) => children.map(({ code, name }) => [code, name])));
  return cities;
}

/** A city's name, as `杭州市`; undefined when the code is not a city's. */
export const cityName = (code: string): string | undefined => cityNames().get(code);

const called = (name: string): string => name.replace(/市$/u, '');

/** A city as people call it and tasks are limited to it (上海, 杭州); undefined when the code is not a city's. */
export function calledCity(code: string): string | undefined {
  const name = cityName(code);
  return name === undefined ? undefined : called(name);
}

/** Whether there is a city that people call so. */
export const isCalledCity = (name: string): boolean =>
  [...cityNames().values()].some((whole) => called(whole) === name);

/** Every city by code, those of a province together. */
export function cityChoices(): { code: string; name: string }[] {
  return provinces().flatMap((province) =>
    province.children.map(({ code, name }) => ({
      code,
      name: name === province.name ? name : `${province.name} ${name}`,
    })),
  );
}
