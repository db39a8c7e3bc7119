CREATE USER pendapa_reader IDENTIFIED BY '...' SETTINGS readonly = 2, max_memory_usage = 4000000000;
GRANT SELECT ON pendapa*.* TO pendapa_reader;
CREATE USER pendapa_publisher IDENTIFIED BY '...';
GRANT SELECT, INSERT, CREATE, DROP, ALTER ON pendapa*.* TO pendapa_publisher;
GRANT SELECT ON system.parts TO pendapa_publisher;
GRANT SELECT ON system.tables TO pendapa_publisher;
