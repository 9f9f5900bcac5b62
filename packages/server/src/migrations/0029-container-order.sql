-- Containers are sorted as people read them: by name, then by volume, so that 60 l comes before 120 l and 2,5 m³ behind
-- 1.100 l. Every number is written in thousandths with leading zeros; cubic metres count as 1000 litres.
create function container_sort_key(type text) returns text language sql immutable strict as $$
  select string_agg(
    case
      when number is null then other
      else lpad(trunc(replace(replace(number, '.', ''), ',', '.')::numeric
          * case when unit in ('m³', 'm3', 'cbm') then 1000 else 1 end * 1000)::text, 15, '0')
        || case when unit is null then '' else ' l' end
    end, '' order by place)
  from regexp_matches(
      replace(translate(lower(normalize(type, NFC) collate "C"), 'äöüÄÖÜ' || chr(160), 'aouaou '), 'ß', 'ss'),
      '(\d+(?:\.\d{3})*(?:,\d+)?)(?: ?(m³|m3|cbm|l)(?![a-z0-9]))?|(\D+)', 'g')
    with ordinality as parts(part, place),
    lateral (select part[1] as number, part[2] as unit, part[3] as other) as named
$$;
alter table container_types drop column sort_key;
alter table container_types add column sort_key text not null generated always as (container_sort_key(type)) stored;
