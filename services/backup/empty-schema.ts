import pg from 'pg';

/**
 * SQL that drops everything the current role owns in a schema, and creates the schema where it is missing. Tables that a newer
 * version added would otherwise block the restore or the next upgrade. Objects of other roles and of extensions stay.
 */
export function emptySchema(schema: string): string {
  return `do $$
declare
  home constant text := ${pg.escapeLiteral(schema)};
  drops text[];
  one text;
begin
  set local client_min_messages = warning;
  if not exists (select from pg_namespace where nspname = home) then
    execute format('create schema %I', home);
  end if;
  -- All are listed before the first is dropped: dropping one cascades to others.
  select coalesce(array_agg(format('drop %s if exists %I.%I%s cascade', kind, home, name, arguments)), '{}') into drops
  from (
    select 'pg_class'::regclass as catalogue, oid, relnamespace, relowner, relname, '',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'f' then 'foreign table'
        when 'S' then 'sequence' else 'table' end
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select 'pg_proc'::regclass, oid, pronamespace, proowner, proname,
      format('(%s)', pg_get_function_identity_arguments(oid)), 'routine'
    from pg_proc
    union all
    select 'pg_type'::regclass, oid, typnamespace, typowner, typname, '', 'type'
    from pg_type
  ) as things (catalogue, id, namespace, owner, name, arguments, kind)
  where namespace = (select oid from pg_namespace where nspname = home)
    and pg_has_role(owner, 'usage')
    -- Parts of an extension or of another object are dropped with it, or not at all.
    and not exists (select from pg_depend where classid = catalogue and objid = id and deptype in ('e', 'i'));
  foreach one in array drops loop
    execute one;
  end loop;
end $$`;
}
