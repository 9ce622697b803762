-- The newcomer steps (新手四步) stand in their own card on the home page, so its banner and event of them go.
delete from banners where id = '01990000-0000-7000-8000-00000000b001' and title = '新手四步，从这里开始';
delete from site_events where id = '01990000-0000-7000-8000-00000000e001' and title = '新手四步';
